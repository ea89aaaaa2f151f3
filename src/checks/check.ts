/** What every cross-check looks like. It gets the data of one ruleset and reports; it never prints, throws or repairs. */
import type { Code, Report } from '../diagnostics/diagnostic.ts';
import type { RulesetData } from '../model/entries.ts';
import type { DataFile } from '../schema/data-file.ts';
import type { Names } from '../model/declared-names.ts';

export interface Check {
  /** The diagnostic code: same as the file name. */
  code: Code;
  /** A finding may be right as it is, and exceptions.yaml say why. */
  excusable?: true;
  /** It looks at `files` one by one and at nothing else: what it found in a file holds until the file changes. */
  perFile?: true;
  run(context: Context): void;
}

export interface Context {
  ruleset: RulesetData;
  /** Files of the ruleset that passed the schema. */
  files: readonly DataFile[];
  /** Every address of the ruleset: `tables/weapons#rifle.range`. */
  addresses: ReadonlySet<string>;
  /** Every name it declares. */
  names: Names;
  /** All rulesets, for links across them. */
  all: readonly RulesetData[];
  /** Addresses of any ruleset; undefined when there is no such ruleset. */
  addressesIn(ruleset: string): ReadonlySet<string> | undefined;
  report: Report;
}
