/** Names of phases in ruleset.yaml, and of its modules and units in entries and values. `phase-sequence` checks that each phase is listed once. */
import { asCode, list } from '../../diagnostics/phrase.ts';
import { TEXT_FORM } from '../../i18n/text.ts';
import { UNITS } from '../../notation/units.ts';
import { shaped } from '../../schema/file-index.ts';
import { meantUnit } from '../../text/meant-unit.ts';
import { nearMatch } from '../../text/near-match.ts';
import type { RulesetContext } from '../check.ts';
import { misnamedPages } from '../file-name.ts';
import type { Named } from '../unknown-reference.ts';

export function* findSequence(context: RulesetContext): Generator<Named> {
  const { ruleset, files } = context;
  const file = ruleset.files.get('ruleset');
  if (!file || !ruleset.ruleset) return;
  const phases = [...ruleset.files.values()]
    .filter(({ kind }) => kind === 'phases')
    .map(({ name }) => name);
  const written = (name: string) =>
    nearMatch(name, phases) === undefined &&
    /^[a-z0-9-]+$/.test(name) && {
      remedy: `${phases.length > 0 ? `Use one of ${list(phases)}, or write` : 'Write'} it: \`npm run new -- phase ${ruleset.id} ${name}\`.`,
    };
  const misnamed = misnamedPages(ruleset);
  for (const [index, name] of listedIn(context)) {
    if (!phases.includes(name) && !misnamed.has(`phases/${name}`))
      yield { name, what: 'phase', known: phases, file, path: ['phases', index], ...written(name) };
  }
  const modules = (ruleset.ruleset.modules ?? []).map(({ id }) => id);
  for (const { address, data, parts } of ruleset.entries) {
    const at = ruleset.files.get(address);
    const marked = parts.filter(({ kind }) => kind === 'row' || kind === 'modifier');
    for (const { data: one, path } of at ? [{ data, path: [] }, ...marked] : []) {
      const { module: name } = one as { module?: string };
      if (name !== undefined && at && !modules.includes(name))
        yield { name, what: 'module', known: modules, file: at, path: [...path, 'module'] };
    }
  }
  const known = [...Object.keys(UNITS), ...(ruleset.ruleset.units ?? []).map(({ id }) => id)];
  for (const one of files)
    for (const { value, path } of [...shaped(one, 'Column'), ...shaped(one, 'Value')]) {
      const { unit: name } = value;
      if (name === undefined || known.includes(name)) continue;
      const isSlip = nearMatch(name, known) !== undefined;
      const place = { file: one, path: [...path, 'unit'] };
      const meant = meantUnit(name);
      const remedy = unitRemedy(name, known, ruleset.ruleset.units === undefined);
      yield { name, what: 'unit', known, ...place, meant, ...(!isSlip && !meant && { remedy }) };
    }
}

/** How a unit is declared, and which there are. */
function unitRemedy(name: string, known: readonly string[], isFirst: boolean): string {
  const unit = `{ id: ${name}, title: ${TEXT_FORM}, sign: { all: … } }`;
  const written = isFirst ? asCode(`units: [${unit}]`) : `${asCode(unit)} to ${asCode('units')}`;
  return `Use one of ${list(known)}; or declare it: ${isFirst ? 'write' : 'add'} ${written} in ${asCode('ruleset.yaml')}.`;
}

/** The phases that the ruleset lists, without those that its base lists and does not have: they are reported there. */
function listedIn({ ruleset, all }: RulesetContext): [index: number, name: string][] {
  const base = ruleset.base && all.find(({ id }) => id === ruleset.base?.id);
  const lacking = (base?.ruleset?.phases ?? []).filter(
    (name) => !base?.files.has(`phases/${name}`),
  );
  return [...(ruleset.ruleset?.phases ?? []).entries()].filter(
    ([, name]) => !lacking.includes(name),
  );
}
