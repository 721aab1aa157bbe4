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
        runs, everyday tools, books, and a few pages in Vietnamese about learning itself.
      </p>
      <p>
        The notes are written to be studied from. A page says what a thing is, why it is so and how to use it,
        works through an example, and names the mistakes that are easily made. Related pages link to each
        other, and the <a href="/tags">tags</a> cut across the topics.
      </p>

      <h2>How a note is made</h2>
      <ol>
        <li>
          <b>It begins as a question</b>, of the kind that comes up more than once. The answer is written in
          plain words, from sources that the page names.
        </li>
        <li>
          <b>It is tried out.</b> The code of the algorithms runs in a test, commands and configuration are
          checked for their syntax, and a figure names its source.
        </li>
        <li>
          <b>It is cut.</b> What nobody would look up again is taken out. A note that has grown two topics
          becomes two notes.
        </li>
        <li>
          <b>It is dated.</b> Each page shows when it was last changed, so readers can tell old advice from
          new.
        </li>
      </ol>

      <h2>Coming back</h2>
      <p>
        A note that is read once is soon forgotten. What you recall a few times, at longer and longer
        intervals, you keep. So close the page, say aloud what is in it, and only then look. The planner puts
        each review where about a fifth would be forgotten. That is a rule of thumb, not a measurement: memory
        differs from person to person and from topic to topic.
      </p>
      <ReviewPlanner />

      <h2>How the site is made</h2>
      <p>
        Every page is a Markdown file in a git repository. Sotay, a program that is developed together with
        these notes, turns the folder into plain HTML: diagrams are drawn, formulas are typeset and links are
        checked before anything is published. The pages can be read without JavaScript, load nothing from
        other hosts and do not count their readers.
      </p>
    </main>
  )
}
