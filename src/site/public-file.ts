/** A generated file of the site that is not a page. */
export interface PublicFile {
  /** Below the folder that its endpoint serves, such as `/api/v1/`. */
  path: string;
  type: string;
  text: string;
}
