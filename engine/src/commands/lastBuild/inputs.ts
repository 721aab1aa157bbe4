import { createHash } from 'node:crypto'
import { hashBytes } from '../../config/readFile.ts'
import type { Document } from '../../markdown/document.ts'
import type { SidebarItem } from '../../model/sidebar.ts'
import type { Renderer } from '../../pages/createRenderer.ts'
import type { Site } from '../../site/site.ts'
import { copyWith } from '../../std/collections.ts'
import type { NameOfDocument } from '../caches.ts'

/** What addresses and sidebars are made of: a change of it may show on every page. */
const sharedOfDocument = new Set<PropertyKey>(['file', 'frontMatter', 'contentTitle'])
const sharedOfFile = new Set<PropertyKey>([
  'collection',
  'folder',
  'source',
  'original',
  'isUntranslated',
  'path',
])

/** Of front matter, what only pages say that show it. */
const saidOnPages = new Set<PropertyKey>([
  'description',
  'keywords',
  'image',
  'hide_title',
  'hide_table_of_contents',
  'toc_min_heading_level',
  'toc_max_heading_level',
])
const sharedOfFrontMatter = { has: (name: PropertyKey) => !saidOnPages.has(name) }

/** What may be read of one language while its pages are rendered. What is read is noted by reading it. */
export class Inputs {
  #reads: Set<string> | undefined
  #isHiding = false
  readonly #documents = new Map<string, Document>()
  readonly #maps = new Map<string, Pick<ReadonlyMap<string, unknown>, 'get' | 'has'>>()
  readonly #hashes = new Map<string, string>()
  readonly #nameOf: NameOfDocument

  constructor(nameOf: NameOfDocument = () => undefined) {
    this.#nameOf = nameOf
  }

  watchDocuments(documents: Document[]): Document[] {
    return documents.map((document) => this.#watchDocument(document))
  }

  /** Has noted who reads the descriptions of notes: most pages hold the labels of many, and say nothing more of them. */
  watchDescriptions({ versions, blogs }: Site): void {
    const found = new Map<string, string>()
    this.#maps.set('description', found)
    const watch = (object: { description?: string }) => {
      const { value } = Object.getOwnPropertyDescriptor(object, 'description') ?? {}
      if (typeof value !== 'string') return
      const name = String(found.size)
      found.set(name, value)
      const get = () => (this.#note(`description ${name}`) ? value : undefined)
      Object.defineProperty(object, 'description', { get, enumerable: true, configurable: true })
    }
    const watchItems = (items: SidebarItem[]): void => {
      for (const item of items)
        if (item.kind === 'category') watchItems(item.items)
        else if (item.kind === 'link' && item.about) watch(item.about)
    }
    for (const { docs, sidebars } of versions) {
      docs.forEach(watch)
      for (const { items } of sidebars) watchItems(items)
    }
    for (const { posts } of blogs) posts.forEach(watch)
  }

  watchRenderer(renderer: Renderer): Renderer {
    const { assets, diagrams, anchors, neighbours, moves, ...references } = renderer.references
    const { filesBeside, whyWithheld } = references
    const ofNeighbours = Object.entries(neighbours ?? {}).map(([name, map]) => [
      name,
      map && this.#watchMap<string, unknown>(name, map),
    ])
    const pageModules = this.#watchMap('code', renderer.bundle.pageModules)
    return {
      ...renderer,
      bundle: { ...renderer.bundle, pageModules },
      references: {
        ...references,
        documents: this.#watchMap('document', references.documents),
        imported: this.#watchMap('imported', references.imported),
        assets: this.#watchMap('asset', assets),
        diagrams: { ...diagrams, drawings: this.#watchMap('drawing', diagrams.drawings) },
        ...(anchors && { anchors: this.#watchMap('anchors', anchors) }),
        ...(neighbours && { neighbours: Object.fromEntries(ofNeighbours) }),
        ...(moves && {
          moves: {
            ofFile: this.#watchCall('movedFile', moves.ofFile),
            ofAddress: this.#watchCall('movedAddress', moves.ofAddress),
          },
        }),
        ...(filesBeside && { filesBeside: this.#watchCall('filesBeside', filesBeside) }),
        ...(whyWithheld && { whyWithheld: this.#watchCall('whyWithheld', whyWithheld) }),
      },
    }
  }

  /** Runs `work` and gives what it read. */
  noting<Result>(work: () => Result): { result: Result; reads: string[] } {
    const reads = new Set<string>()
    this.#reads = reads
    try {
      return { result: work(), reads: [...reads] }
    } finally {
      this.#reads = undefined
    }
  }

  /** A hash of a value without what is noted when it is read. */
  hashRest(value: unknown): string {
    this.#isHiding = true
    try {
      return hashValue(value)
    } finally {
      this.#isHiding = false
    }
  }

  /** A hash of the value of an input. */
  hashOf(input: string): string {
    const hash = this.#hashes.get(input) ?? this.#hashInput(input)
    this.#hashes.set(input, hash)
    return hash
  }

  /** The inputs that are documents of some kind. */
  documentsOf(isWanted: (document: Document) => boolean): string[] {
    return [...this.#documents].flatMap(([input, document]) => (isWanted(document) ? input : []))
  }

  /** Gives whether the value is to be seen. */
  #note(input: string): boolean {
    this.#reads?.add(input)
    return !this.#isHiding
  }

  #watchMap<Key extends string, Value>(name: string, map: ReadonlyMap<Key, Value>): Map<Key, Value> {
    this.#maps.set(name, map)
    return watchMap(map, (key) => this.#note(key === undefined ? name : `${name} ${key}`))
  }

  #watchCall<Key extends string, Value>(name: string, call: (key: Key) => Value): (key: Key) => Value {
    this.#maps.set(name, { get: (key) => call(key as Key), has: () => true })
    return (key) => {
      this.#note(`${name} ${key}`)
      return call(key)
    }
  }

  #watchDocument(document: Document): Document {
    const input = unusedName(`note ${document.file.source}`, this.#documents)
    this.#documents.set(input, document)
    const read = () => this.#note(input)
    const file = watchObject(document.file, sharedOfFile, read)
    const frontMatter = watchObject(document.frontMatter, sharedOfFrontMatter, read)
    return watchObject(copyWith(document, { file, frontMatter }), sharedOfDocument, read)
  }

  #hashInput(input: string): string {
    const document = this.#documents.get(input)
    if (input === 'document')
      return hashBytes([...this.#documents.keys()].map((each) => this.hashOf(each)).join())
    // Compiled notes are JSON; writing them takes a fifth of the time.
    return document
      ? (this.#nameOf(document) ?? hashBytes(JSON.stringify(document)))
      : hashValue(this.#valueOf(input))
  }

  #valueOf(input: string): unknown {
    const end = input.indexOf(' ')
    const name = end < 0 ? input : input.slice(0, end)
    const key = input.slice(end + 1)
    const map = this.#maps.get(name)
    if (end < 0) return map
    // A document is an input of its own.
    return name === 'document' ? map?.has(key) : map?.get(key)
  }
}

/** Two sets of docs may have the same file. */
function unusedName(name: string, used: ReadonlyMap<string, unknown>): string {
  return used.has(name) ? unusedName(`${name}+`, used) : name
}

/** An object that asks `read` whether its properties are to be seen, but for those that are shared. */
function watchObject<Value extends object>(
  object: Value,
  shared: Pick<ReadonlySet<PropertyKey>, 'has'>,
  read: () => boolean,
): Value {
  return new Proxy(object, {
    get: (target, name) => (shared.has(name) || read() ? Reflect.get(target, name) : undefined),
    has: (target, name) => (shared.has(name) || read()) && Reflect.has(target, name),
    ownKeys(target) {
      const keys = Reflect.ownKeys(target)
      return read() ? keys : keys.filter((name) => shared.has(name))
    },
  })
}

/** A map that asks `read` whether a value is to be seen, or all of them. */
function watchMap<Key extends string, Value>(
  map: ReadonlyMap<Key, Value>,
  read: (key?: Key) => boolean,
): Map<Key, Value> {
  const get = (key: Key) => (read(key) ? map.get(key) : undefined)
  const has = (key: Key) => read(key) && map.has(key)
  return new Proxy(map as Map<Key, Value>, {
    get(_, name) {
      if (name === 'get') return get
      if (name === 'has') return has
      const seen = read() ? map : new Map()
      const value = Reflect.get(seen, name, seen)
      return typeof value === 'function' ? value.bind(seen) : value
    },
  })
}

/** Long enough for few calls, short enough to stay a flat string. */
const chunk = 65_536

/**
 * A hash of all that a value holds: of functions only that there is one, for their code is the engine's or the site's.
 * Objects are named by their number and described one after the other: chains of them may be as long as a site.
 */
function hashValue(root: unknown): string {
  const hash = createHash('sha256')
  const numbers = new Map<object, number>()
  const found: object[] = []
  let text = ''
  const write = (part: string) => {
    text += part
    if (text.length < chunk) return
    hash.update(text)
    text = ''
  }
  const name = (value: unknown) => {
    if (typeof value === 'string') return write(`${value.length}:${value},`)
    if (typeof value === 'function') return write('function,')
    if (typeof value !== 'object' || value === null) return write(`${String(value)},`)
    let number = numbers.get(value)
    if (number === undefined) {
      number = found.push(value)
      numbers.set(value, number)
    }
    write(`#${number},`)
  }
  const describe = (value: object) => {
    if (Array.isArray(value) || value instanceof Set) {
      write(`${value.constructor.name} `)
      for (const each of value) name(each)
    } else if (value instanceof Map) {
      write('Map ')
      for (const [key, each] of value) {
        name(key)
        name(each)
      }
    } else if (value instanceof Date || value instanceof RegExp) write(`${Number(value)} ${value}`)
    else if (value instanceof Uint8Array) {
      write(`${value.length} bytes `)
      hash.update(text).update(value)
      text = ''
    } else
      for (const key of Object.keys(value)) {
        write(`${key.length}:${key}=`)
        name(Reflect.get(value, key))
      }
    write('\n')
  }
  name(root)
  // The list grows while it is gone through.
  for (const value of found) describe(value)
  return hash.update(text).digest('hex')
}
