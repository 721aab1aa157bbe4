import { expect } from 'vitest'
import { browserTest } from '../support/browserTest.ts'

const wrapper = `
  import { useState } from 'react';
  import { useDoc } from '@docusaurus/plugin-content-docs/client';
  import Footer from '@theme-original/DocItem/Footer';
  export default function FooterWrapper(props) {
    const { metadata } = useDoc();
    const [isShown, setShown] = useState(true);
    return (
      <>
        {isShown && <Footer {...props} />}
        <button onClick={() => setShown(!isShown)}>{isShown ? 'Hide' : 'Show'} {metadata.title}</button>
      </>
    );
  }`

const files = {
  'docs/index.md': '---\nslug: /\ntags: [red]\n---\n\n# Home',
  'src/theme/DocItem/Footer/index.js': wrapper,
}

browserTest(
  'a part that a wrapper with a hook hides comes back as the build drew it',
  async ({ openSite }) => {
    const page = await (await openSite(files)).visit('/')
    const tag = page.locator('article').getByText('red', { exact: true })
    expect(await tag.count()).toBe(1)
    await page.getByRole('button', { name: 'Hide Home' }).click()
    await tag.waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Show Home' }).click()
    await tag.waitFor()
  },
)
