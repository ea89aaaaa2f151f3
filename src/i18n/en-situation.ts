/** Words of the calculator: a situation, the number needed and its odds. */

export const situation = {
  'work.heading': 'Calculator',
  'work.lead': 'Enter the situation. It is saved in the address of this page.',
  'work.failed': 'The calculator could not be loaded. Check your connection and try again.',
  'work.inputs': 'Values',
  'work.row-none': 'enter the values yourself',
  'work.row-changed': ({ n }: { n: number | string }) => `other settings give ${n}`,
  'work.less': ({ name }: { name: string }) => `${name}: one less`,
  'work.more': ({ name }: { name: string }) => `${name}: one more`,
  'work.limits': ({ from, to }: { from: number | string; to: number | string }) =>
    `from ${from} to ${to}`,
  'work.limit-least': ({ from }: { from: number | string }) => `${from} or more`,
  'work.follows': '(set automatically)',
  'work.base': 'Before modifiers',
  'work.throws': ({ count, of }: { count: number | string; of: number | string }) =>
    `${count} in ${of}`,
  'work.percent': ({ n }: { n: number | string }) => `${n}%`,
  'work.percent-under': 'under 1%',
  'work.percent-over': 'over 99%',
  'work.never': 'impossible',
  'work.always': 'certain',
  'work.unknown': 'unknown',
  'work.chance-unknown': 'chance unknown',
  'work.to-enter': 'not entered',
  'work.raised': ({
    n,
    sign,
    more,
    outcome,
  }: {
    n: string;
    sign: string;
    more: string;
    outcome: string;
  }) => `${n} ${sign} ${more} from “${outcome}”`,
  'work.missing': ({ names }: { names: string }) => `Still needed for the result: ${names}.`,
  'work.said-figure': ({ name, value }: { name: string; value: string }) => `${name}: ${value}.`,
  'work.said-odds': ({ outcome, odds }: { outcome: string; odds: string }) =>
    `${outcome}: ${odds}.`,
  'work.outcomes': 'Chance of each result',
  'work.outcome': 'Result',
  'work.here': 'Rolls',
  'work.chance': 'Chance',
  'work.from-start': 'Overall',
  'work.chance-then': 'If so',
  'work.own-side': 'This side',
  'work.other-side': 'Other side',
  'work.several': ({ name, average, chance }: { name: string; average: string; chance: string }) =>
    `“${name}” results: ${average} on average; at least one: ${chance}`,
  'work.grid-dice': ({ first, second }: { first: string; second: string }) =>
    `Down the left side: ${first}. Along the top: ${second}.`,
  'work.average': 'On average',
  'work.last-time': 'Last time',
  'work.again': 'Set again',
  'work.forget': 'Forget',
  'work.all-ways': 'All ways together',
  'work.at-least-once': ({ n }: { n: number | string }) => `At least one of ${n} dice`,
  'work.number-of': ({ outcome }: { outcome: string }) => `Number of “${outcome}” results`,
  'work.too-many': 'Too many dice to list every result.',
  'work.board': ({ dice }: { dice: string }) => `Every ${dice} result`,
  'work.dice-group': ({ n }: { n: number | string }) => `Dice group ${n}`,
  'work.dice-add': 'Add dice with other modifiers',
  'work.dice-drop': 'Remove this group',
  'work.dice-number': 'Number',
  'work.exactly': 'Exactly',
  'work.at-least': 'At least',
  'work.expected': ({ n }: { n: number | string }) => `Average: ${n}`,
  'work.leads': ({ from, to }: { from: string; to: string }) => `${from} → ${to}`,
  'work.why': 'Why this number?',
  'work.chain-start': ({ odds }: { odds: string }) => `chance to get here: ${odds}`,
  'work.joint': 'On the same roll',
  'work.source-silent': 'Our sources do not say.',
  'work.why-unknown': ({ reason }: { reason: string }) => `Unknown. ${reason}`,
  'work.used-here': 'Used here',
  'work.open-question': 'Our sources do not say which of these applies.',
  'work.open-named': ({ names }: { names: string }) =>
    `Our sources leave open how to count “${names}”.`,
  'work.cut': 'Too much is open to calculate every case; other results are possible.',
  'work.refused': 'Note:',
  'work.refused-modifier': ({ given }: { given: string }) =>
    `This calculator has no modifier “${given}”.`,
  'work.refused-value': ({ given }: { given: string }) => `This calculator has no “${given}”.`,
  'work.refused-number': ({ given, name }: { given: string; name: string }) =>
    `${name}: “${given}” is not a number.`,
  'work.refused-whole': ({ given, name }: { given: string; name: string }) =>
    `${name}: “${given}” is not a whole number.`,
  'work.allowed': ({ limits }: { limits: string }) => `Allowed: ${limits}.`,
  'work.refused-range': ({
    given,
    name,
    limits,
  }: {
    given: string;
    name: string;
    limits: string;
  }) => `${given} is out of range for ${name} (${limits}).`,
  'work.refused-together': ({ given, kept }: { given: string; kept: string }) =>
    `“${given}” cannot apply together with “${kept}”.`,
  'work.refused-automatic': ({ given }: { given: string }) =>
    `“${given}” applies automatically when its conditions are met.`,
  'work.refused-follow': ({ given }: { given: string }) => `Only one of “${given}” can follow.`,
  'unit.inch': 'inches',
  'unit.hex': 'hexes',
  'unit.point': 'points',
  'unit.turn': 'turns',
  'work.refused-state': ({ given, name }: { given: string; name: string }) =>
    `${name}: “${given}” makes no difference here.`,
  'work.refused-near': ({ near }: { near: string }) => `Did you mean “${near}”?`,
  'work.refused-used': ({ used }: { used: number | string }) => `${used} is used instead.`,
  'work.refused-twice': ({ given }: { given: string }) =>
    `“${given}” appears twice in the link; only one was used.`,
  'work.differs': ({
    name,
    given,
    used,
  }: {
    name: string;
    given: number | string;
    used: number | string;
  }) => `${name}: the other settings give ${given}; the ${used} entered is used.`,
  'work.not-next': ({ name }: { name: string }) =>
    `With these settings, nothing leads to “${name}”.`,
  'work.contradicted': ({ name }: { name: string }) =>
    `“${name}” cannot apply with the values entered.`,
  'work.keep': 'Compare',
  'work.compare': 'Two situations',
  'work.kept': 'Saved',
  'work.now': 'Current',
  'work.compare-difference': 'Difference',
  'work.compare-stop': 'Stop comparing',
  'work.compare-back': 'Restore saved',
  'work.plain': 'no modifiers',
  'work.beside-other': ({ own, other }: { own: string; other: string }) =>
    `${own}; other side: ${other}`,
  'work.copy': 'Share this result',
  'work.try': 'Try it',
  'work.or-else': ({ first, last }: { first: string; last: string }) => `${first}, or ${last}`,
  'work.quoted-or': '” or “',
  'work.quoted-and': '” and “',
  'work.quoted-comma': '”, “',
  'work.odds-table': 'Chance by number needed',
  'work.at-most': ({ n }: { n: string }) => `${n} or less`,
  'work.odds': ({ throws, percent }: { throws: string; percent: string }) =>
    `${throws} · ${percent}`,
  'work.odds-spoken': ({ throws, percent }: { throws: string; percent: string }) =>
    `${throws} (${percent})`,
  'work.decimal-sign': '.',
} as const;
