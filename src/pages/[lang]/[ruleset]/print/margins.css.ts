import type { APIRoute, GetStaticPaths } from 'astro';
import { marginsSheet } from '../../../../publish/margins.ts';
import { getRulebook } from '../../../../rulebook.ts';
import { rulesetPages, type RulesetPage } from '../../../../site/pages.ts';

export const getStaticPaths = (() => rulesetPages(getRulebook())) satisfies GetStaticPaths;
export const GET: APIRoute<RulesetPage['props']> = ({ props }) =>
  new Response(marginsSheet(props.language, props.ruleset), {
    headers: { 'Content-Type': 'text/css; charset=utf-8' },
  });
