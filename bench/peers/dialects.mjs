const spoken = { note: 'Note', info: 'Info', tip: 'Tip', warning: 'Warning', danger: 'Danger' }
const fenced = { open: (kind, title) => `::: ${kind} ${title}`.trimEnd(), close: ':::' }

/**
 * How engines with a Markdown of their own write admonitions and titles, and where they look for notes and pictures.
 */
export const dialects = {
  vitepress: {
    ...fenced,
    open: (kind, title) => fenced.open(kind === 'note' ? 'info' : kind, title),
    hasTitleInBody: true,
    notes: 'docs',
    pictures: 'docs/public',
    home: 'index.md',
  },
  rspress: { ...fenced, hasTitleInBody: true, notes: 'docs', pictures: 'docs/public', home: 'index.md' },
  starlight: {
    open: (kind, title) => `:::${{ warning: 'caution', info: 'note' }[kind] ?? kind}${title && `[${title}]`}`,
    close: ':::',
    notes: 'src/content/docs',
    pictures: 'public',
    home: 'index.md',
  },
  hugo: {
    open: (kind, title) => `<div class="${kind}"><p>${title || spoken[kind]}</p>\n`,
    close: '\n</div>',
    notes: 'content',
    pictures: 'static',
    home: '_index.md',
  },
}
