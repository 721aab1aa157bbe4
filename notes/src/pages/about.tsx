import Head from '@docusaurus/Head'
import { ReviewPlanner } from '../components/ReviewPlanner/ReviewPlanner.tsx'
import styles from './about.module.css'

const description = 'What these notes are, how they are made, and a planner for coming back to them.'

export default function About() {
  return (
    <main id="main" className={`${styles.about} markdown`}>
      <Head>
        <title>About | Sổ tay</title>
        <meta name="description" content={description} />
      </Head>
      <h1>About these notes</h1>
      <p>
        <i lang="vi">Sổ tay</i> is Vietnamese for a notebook that is kept at hand. This one holds what is
        worth looking up a second time: how networks and operating systems work, algorithms with code that
        runs, tools of the trade, books, and a few pages in Vietnamese about learning itself.
      </p>
      <p>
        The notes are written to be studied from. A page says what a thing is, why it is so and how to use it,
        shows one worked example, and ends with the mistakes that are easily made. What belongs together is
        linked, and the <a href="/tags">tags</a> cut across the topics.
      </p>

      <h2>How a note is made</h2>
      <ol>
        <li>
          <b>It begins as a question</b>, met at work or in a book. The answer is written down in our own
          words after it was understood, not while it was read.
        </li>
        <li>
          <b>It is tried out.</b> Commands are pasted from a terminal, code of the algorithms runs in a test,
          and a figure names its source.
        </li>
        <li>
          <b>It is cut.</b> What nobody would look up again is taken out. A note that has grown two topics
          becomes two notes.
        </li>
        <li>
          <b>It is dated.</b> Below each page stands when it was last changed, so old advice can be seen to be
          old.
        </li>
      </ol>

      <h2>Coming back</h2>
      <p>
        A note that is read once is soon forgotten; one that is recalled a few times, with longer and longer
        gaps, stays. Close the page, say aloud what it holds, and only then look. The planner puts each review
        where about a fifth would be forgotten. It is a rule of thumb and no measurement: memory differs from
        head to head and from topic to topic.
      </p>
      <ReviewPlanner />

      <h2>How the site is made</h2>
      <p>
        Every page is a Markdown file in a git repository. Sotay, a program that is made along with these
        notes, turns the folder into plain HTML: diagrams are drawn and formulas are typeset before anything
        is published, and each link is checked. Pages need no script to be read, ask no other host for
        anything and do not count who reads them.
      </p>
    </main>
  )
}
