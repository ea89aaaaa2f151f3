/** Words too common to look for. In a title they count, in running text they are left out; in a query they are optional. */
import type { Language } from '../i18n/languages.ts';
import { fold } from './fold.ts';

const WORDS: Record<Language, string> = {
  en: `a an and are as at be been by can could did do does for from had has have how i if in into is it its may me much many must my no not of on or our
    s shall should so than that the their them then there these they this those to was we were what when where which while who whose why will with would you your far long get gets
    happen happens need work works mean means`,
  pl: `a aby ale albo az bo by byc byl byla bylo ci czy dla do gdy gdzie i ich ile im ja jak jaka jakie jaki jako je jego jej jest jesli jeszcze jezeli już kiedy kto
    która które którego której który których lub ma mają mi mnie mogą mogę może można musi muszę my na nad nie niż no o od ona one oni oraz po pod przy
    są się sobie swoje ta tak tam te tego tej ten to tu tylko tym u w we wtedy z za zaś ze że co czego daleko dzieje robi znaczy`,
  ja: '',
};

const lists = new Map<Language, Set<string>>();

export function isStopWord(word: string, language: Language): boolean {
  let list = lists.get(language);
  if (!list) lists.set(language, (list = new Set(WORDS[language].split(/\s+/).filter(Boolean).map(fold))));
  return list.has(word);
}
