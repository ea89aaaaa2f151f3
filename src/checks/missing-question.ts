/** An entry that says which questions it answers says so in every language of its ruleset. */
import { getLanguage, type Language } from '../i18n/languages.ts';
import { languagesOf } from '../model/translations.ts';
import { defineCheck } from './check.ts';

/** Fewer say too little about an entry: a question finds only what is asked much like it. */
const FEWEST = 3;

export const missingQuestion = defineCheck({
  code: 'missing-question',
  scope: 'ruleset',
  severity: 'error',
  message: ({ language, count }: { language: Language; count: number }) =>
    `The entry has ${count} of ${FEWEST} \`questions\` in ${getLanguage(language).english}.`,
  hint: () =>
    `Write at least ${FEWEST} questions that it answers, in the words of players. Search finds it by them.`,
  run: ({ ruleset: { entries, ruleset, files, base }, report }) => {
    // Its languages are known, too, where something else in the file is wrong.
    const facts = files.get('ruleset')?.data;
    if (facts === undefined || (base && !ruleset)) return;
    const languages = languagesOf(facts);
    for (const { file, data } of entries) {
      if (!data.questions && ruleset?.questions !== 'complete') continue;
      for (const language of languages) {
        const count = (data.questions ?? []).filter((question) => question[language]).length;
        if (count < FEWEST)
          report(
            { file, path: [data.questions ? 'questions' : 'title'], at: 'key' },
            { language, count },
          );
      }
    }
  },
});
