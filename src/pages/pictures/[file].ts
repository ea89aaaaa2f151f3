import type { APIRoute, GetStaticPaths } from 'astro';
import { pictureFiles, readPicture } from '../../site/pictures.ts';

export const getStaticPaths = (() =>
  pictureFiles().map((file) => ({ params: { file } }))) satisfies GetStaticPaths;
export const GET: APIRoute = ({ params }) => new Response(readPicture(params.file ?? ''));
