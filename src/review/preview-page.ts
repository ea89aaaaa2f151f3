/** The page of a preview: its style is in the file, and its policy forbids everything else. */
import { PAPER } from '../styles/paper.ts';
import { escapeHtml } from '../view/prose.ts';

const STYLE = `
:root { color-scheme: light dark; --paper: light-dark(${PAPER}, #171816); --ink: light-dark(#1c1d1a, #e6e5dd); --soft: light-dark(#565a51, #a8aba0); --hair: light-dark(#d5d5c9, #363933); --came: light-dark(#dcebd9, #1f3b24); --went: light-dark(#f6dcd9, #4a2422); }
body { margin: 0 auto; max-width: 76rem; padding: 1rem; background: var(--paper); color: var(--ink); font: 1rem/1.5 ui-serif, Georgia, serif; overflow-wrap: anywhere; }
h1 { font-size: 1.5rem; } h2 { font-size: 1.25rem; border-top: 2px solid; padding-top: .5rem; margin-top: 2.5rem; } h3 { font-size: 1rem; margin: 1.5rem 0 .25rem; } h4 { font-size: .875rem; margin: 0 0 .5rem; color: var(--soft); }
small { font-weight: normal; font-size: .875rem; color: var(--soft); } code { font-size: .875em; }
.pair { display: grid; gap: 1rem; grid-template-columns: repeat(auto-fit, minmax(min(100%, 22rem), 1fr)); }
article { border: 1px solid var(--hair); padding: .75rem; min-width: 0; } p { margin: .25rem 0; }
:lang(ja) { line-height: 1.8; }
.figure { font-size: .875rem; color: var(--soft); }
.wide { overflow-x: auto; } table { border-collapse: collapse; font-size: .9375rem; font-variant-numeric: tabular-nums; overflow-wrap: normal; }
th, td { text-align: start; padding: .2rem .6rem .2rem 0; border-bottom: 1px solid var(--hair); vertical-align: top; }
ins { background: var(--came); } del { background: var(--went); }
.left { border-inline-start: 4px solid; padding-inline-start: 1rem; }
@media print { ins { text-decoration: underline; } .wide { overflow: visible; } }
`;

/** A whole document. The blocks are HTML, whose texts are escaped. */
export const pageOf = ({
  head,
  blocks,
}: {
  head: string;
  blocks: readonly string[];
}): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; form-action 'none'; base-uri 'none'">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>Preview of ${escapeHtml(head.slice(0, 7))}</title>
<style>${STYLE}</style>
</head>
<body>
<h1>The changed entries, before and now</h1>
<p>Commit <code>${escapeHtml(head.slice(0, 7))}</code> compared with main. Nothing here is published.</p>
<main>
${blocks.filter(Boolean).join('\n')}
</main>
</body>
</html>
`;
