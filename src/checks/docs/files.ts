/** Pages about files as such. */
import type { CheckPage } from './page.ts';

export const filePages: Record<string, CheckPage> = {
  'no-rules': {
    title: 'The folder holds rulesets',
    what: 'The folder given with `--rules` (or `rules/`) has at least one folder in it.',
    why: 'An empty folder would pass every other check.',
    bad: 'rules/',
    good: 'rules/\n  bolt-action/\n    ruleset.yaml',
  },
  'missing-file': {
    title: 'Every ruleset has its files',
    what: 'A ruleset has `ruleset.yaml`, `markers.yaml`, `terms.yaml` and `values.yaml`.',
    why: 'Without them, names that figures depend on cannot be looked up.',
    bad: 'bolt-action/\n  ruleset.yaml',
    good: 'bolt-action/\n  ruleset.yaml\n  markers.yaml\n  terms.yaml\n  values.yaml',
  },
  'unexpected-file': {
    title: 'Every file has its place',
    what: 'Entries stand as `<kind>/<id>.yaml` in a ruleset whose folder is named in kebab-case; notes may be `.md` files.',
    why: 'A file in the wrong place would simply not be read.',
    bad: 'bolt-action/table/weapons.yml',
    good: 'bolt-action/tables/weapons.yaml',
  },
  'symbolic-link': {
    title: 'No symbolic links',
    what: 'Links to files and folders are not followed.',
    why: 'A link in a pull request could publish a file of the machine that builds the site.',
    bad: 'tables/weapons.yaml -> /etc/passwd',
    good: 'tables/weapons.yaml',
  },
  unreadable: {
    title: 'Files can be read',
    what: 'Every file is an ordinary file with leave to read it.',
    why: 'A pipe or device would be waited for without end.',
    bad: 'prw-r--r-- weapons.yaml',
    good: '-rw-r--r-- weapons.yaml',
  },
  'too-large': {
    title: 'Files are small',
    what: 'A file has at most a million bytes; the largest real one has under a hundred thousand.',
    why: 'Nobody can proof-read a megabyte, and reading it takes long.',
    bad: 'weapons.yaml  5.0 MB',
    good: 'weapons.yaml  12 kB',
  },
  encoding: {
    title: 'Files are UTF-8',
    what: 'The bytes of a file are valid UTF-8.',
    why: 'Otherwise Polish and Japanese signs turn into others without a word.',
    bad: 'pl: Mo\uFFFDdzierz',
    good: 'pl: Moździerz',
  },
  'merge-conflict': {
    title: 'No marks of a merge conflict',
    what: 'Lines such as `<<<<<<<` and `>>>>>>>` are gone.',
    why: 'Between them stand two versions, and only one of them is right.',
    bad: '<<<<<<< HEAD\nrange: 24\n=======\nrange: 30\n>>>>>>> theirs',
    good: 'range: 24',
  },
  'hidden-character': {
    title: 'No invisible characters',
    what: 'Control characters, zero-width characters and those that change the direction of writing do not occur.',
    why: 'They can make a text read otherwise than it works, and break search.',
    bad: 'en: Rifle<U+202E>',
    good: 'en: Rifle',
  },
  'file-form': {
    title: 'Files are written one way',
    what: 'No byte order mark, lines end with LF, no tabs, no spaces at line ends, one line break at the end. `npm run fix` repairs it.',
    why: 'Otherwise the next editor changes every line, and the change itself cannot be seen.',
    bad: 'id: rifle␠␠␍␊',
    good: 'id: rifle␊',
  },
  yaml: {
    title: 'The YAML can be read',
    what: 'Brackets and quotes close, fields are indented alike, and no field stands twice.',
    why: 'What cannot be read says nothing; what stands twice says two things.',
    bad: 'title: { en: Rule: cover }',
    good: "title: { en: 'Rule: cover' }",
  },
  'yaml-feature': {
    title: 'Plain YAML only',
    what: 'No anchors, aliases, tags or directives, no deep nesting, no numbers that look like something else.',
    why: 'A few lines of aliases can fill a machine’s memory, and `010` is eight for some readers and ten for others.',
    bad: 'page: 010',
    good: 'page: 10',
  },
};
