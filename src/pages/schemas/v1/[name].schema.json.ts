import type { APIRoute, GetStaticPaths } from 'astro';
import { publicSchemas } from '../../../schema/schemas.ts';

export const getStaticPaths = (() =>
  [...publicSchemas()].map(([name, schema]) => ({
    params: { name },
    props: { schema },
  }))) satisfies GetStaticPaths;
export const GET: APIRoute = ({ props }) => new Response(JSON.stringify(props['schema'], null, 2));
