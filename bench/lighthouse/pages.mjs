/** One page of the notes for each kind of page. */
export const pages = {
  home: '',
  'long note': 'foundations/leetcode/docs/big-o',
  'much code': 'foundations/leetcode/cheatcodes/sorting',
  Vietnamese: 'personal dev/sharing/hoc-cach-hoc',
  diagram: 'foundations/networking/services/dhcp',
  math: 'foundations/networking/foundations/subnetting',
  category: 'foundations/networking',
  tags: 'tags',
  'one tag': 'tags/docker',
  'blog list': 'blog',
  post: 'blog/2026/04/05/search-in-two-languages',
  archive: 'blog/archive',
  'search page': 'search',
  'not found': 'no-such-page',
}

/** Audits to skip: search engines are asked to leave these pages alone, and a missing page is a 404. */
const forSearchEngines = ['is-crawlable', 'meta-description']
export const unasked = {
  'search page': forSearchEngines,
  'not found': [...forSearchEngines, 'http-status-code', 'errors-in-console'],
}
