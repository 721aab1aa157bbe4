import { mkdirSync, renameSync, rmSync } from 'node:fs'
import { request as ask } from 'node:http'
import { describe, expect, onTestFinished, test } from 'vitest'
import { serve } from '../../engine/src/commands/serve.ts'
import { start } from '../../engine/src/commands/start.ts'
import { temporarySite } from '../support/temporarySite.ts'

const files = { 'docs/a.md': '# A', 'docs/index.md': '# Home', 'static/ten.txt': '0123456789' }

interface Answer {
  status: number | undefined
  headers: Record<string, unknown>
  text: string
}

/** `fetch` refuses some methods. */
function send(url: string, method: string, headers: Record<string, string> = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    ask(url, { method, headers }, (response) => {
      let text = ''
      response.on('data', (part) => {
        text += part
      })
      response.on('end', () => resolve({ status: response.statusCode, headers: response.headers, text }))
    })
      .on('error', reject)
      .end()
  })
}

async function servedSite(command: 'serve' | 'start') {
  const site = temporarySite(files)
  if (command === 'serve') await site.build()
  const { server, address } = await (command === 'serve' ? serve : start)(site.dir, {
    port: 0,
    host: '127.0.0.1',
  })
  onTestFinished(() => void server.close())
  return { site, address }
}

describe.each(['serve', 'start'] as const)('%s', (command) => {
  test('gives the part of a file that is asked for, and says where there is none', async () => {
    const { address } = await servedSite(command)
    const get = (Range: string) => send(`${address}ten.txt`, 'GET', { Range })
    expect(await get('bytes=2-4')).toMatchObject({
      status: 206,
      text: '234',
      headers: { 'content-range': 'bytes 2-4/10' },
    })
    expect(await get('bytes=8-')).toMatchObject({ status: 206, text: '89' })
    expect(await get('bytes=-3')).toMatchObject({ status: 206, text: '789' })
    expect(await get('bytes=-30')).toMatchObject({ text: '0123456789' })
    expect(await get('bytes=10-')).toMatchObject({
      status: 416,
      text: '',
      headers: { 'content-range': 'bytes */10' },
    })
    for (const wrong of ['bytes=x', 'pages=1-2', 'bytes=-'])
      expect(await get(wrong), wrong).toMatchObject({ status: 200, text: '0123456789' })
  })

  test('gives parts of pages too', async () => {
    const { address } = await servedSite(command)
    const get = (Range: string) => send(`${address}a`, 'GET', { Range })
    expect(await get('bytes=0-14')).toMatchObject({ status: 206, text: '<!doctype html>' })
    expect(await get('bytes=-15')).toMatchObject({ status: 206 })
    expect(await get('bytes=99999999-')).toMatchObject({ status: 416 })
    expect(await get('bytes=-0')).toMatchObject({ status: 416 })
    expect(await send(`${address}missing`, 'GET', { Range: 'bytes=0-4' })).toMatchObject({ status: 404 })
  })

  test('refuses methods that do more than read', async () => {
    const { address } = await servedSite(command)
    for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'TRACE', 'OPTIONS'])
      for (const path of ['', 'a', 'ten.txt', 'missing'])
        expect(await send(address + path, method), `${method} ${path}`).toMatchObject({
          status: 405,
          headers: { allow: 'GET, HEAD' },
        })
    expect(await send(`${address}ten.txt`, 'HEAD')).toMatchObject({
      status: 200,
      text: '',
      headers: { 'content-length': '10' },
    })
  })
})

test('serve finds a site again that was removed and built anew, or moved away and back', async () => {
  const { site, address } = await servedSite('serve')
  const status = async () => (await send(`${address}a`, 'GET')).status
  rmSync(`${site.dir}/build`, { recursive: true })
  expect(await status()).toBe(404)
  await site.build()
  expect(await status()).toBe(200)
  renameSync(site.dir, `${site.dir}-away`)
  expect(await status()).toBe(404)
  renameSync(`${site.dir}-away`, site.dir)
  expect(await status()).toBe(200)
})

test('serve answers without a page where the 404 page cannot be read', async () => {
  const { site, address } = await servedSite('serve')
  rmSync(`${site.dir}/build/404.html`)
  mkdirSync(`${site.dir}/build/404.html`)
  expect(await send(`${address}missing`, 'GET')).toMatchObject({ status: 404, text: '' })
  expect(await send(`${address}a`, 'GET')).toMatchObject({ status: 200 })
})
