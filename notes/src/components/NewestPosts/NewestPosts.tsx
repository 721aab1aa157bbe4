const posts = import.meta.glob<string>('../../../blog/*.md', {
  eager: true,
  query: '?raw',
  import: 'default',
})

/** The posts with the latest dates, the newest first; drawn while the site is built. */
export function NewestPosts({ count }: { count: number }) {
  const newest = Object.entries(posts).map(readPost).sort(byDate).slice(0, count)
  return (
    <ul>
      {newest.map(({ date, title, address }) => (
        <li key={address}>
          <time dateTime={date}>{date}</time>: <a href={address}>{title}</a>
        </li>
      ))}
    </ul>
  )
}

type Post = ReturnType<typeof readPost>

/** A post as its file describes it: the date and the address in the name, the title in the front matter. */
function readPost([file, text]: [string, string]) {
  const [, date, name] = /(\d{4}-\d{2}-\d{2})-(.+)\.md$/.exec(file)!
  const [, title] = /^title: "?(.+?)"?$/m.exec(text)!
  return { date: date!, title, address: `/blog/${date!.replaceAll('-', '/')}/${name}` }
}

function byDate(a: Post, b: Post): number {
  return b.date.localeCompare(a.date)
}
