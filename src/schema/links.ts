/** Links in texts to other parts of the rules: `[Team](rule:bolt-action/rules/special-rules#team)`. */

export interface RuleLink {
  /** As written after `rule:`. */
  target: string;
  ruleset: string;
  /** The address inside that ruleset; empty for the ruleset itself. */
  to: string;
  /** Offset of the target in the text. */
  offset: number;
}

const LINK = /\]\(\s*<?rule:([^)\s>]+)/g;

/** Every link in a text, in order. */
export function linksIn(text: string): RuleLink[] {
  return [...text.matchAll(LINK)].map((match) => {
    const [whole, target = ''] = match;
    const slash = target.indexOf('/');
    const end = slash < 0 ? target.length : slash;
    return {
      target,
      ruleset: target.slice(0, end),
      to: target.slice(end + 1),
      offset: match.index + whole.length - target.length,
    };
  });
}
