/** Links in texts to other parts of the rules: `[Team](rule:bolt-action/rules/special-rules#team)`. */

export interface RuleLink {
  /** As written behind `rule:`. */
  target: string;
  ruleset: string;
  /** The address inside that ruleset; empty when there is none. */
  to: string;
  /** Where the target begins in the text. */
  offset: number;
}

const LINK = /\]\(\s*<?rule:([^)\s>]*)/g;

/** Every link of a text, in its order. */
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
