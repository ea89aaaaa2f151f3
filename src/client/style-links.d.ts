/** A style sheet, imported as the link to its file. */
declare module '*.css?url' {
  const link: string;
  export default link;
}
