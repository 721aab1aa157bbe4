import type { SiteConfig } from '../../config/siteConfig.ts'
import type { ContentFile } from '../../content/contentFile.ts'
import type { TextEdit } from '../move/textEdits.ts'

/** A former way to write something, and how files of a site get the present one. Applied twice, it does nothing more. */
export type Mod = NoteMod | SettingMod

interface Former {
  /** Only sites made before this version have the former way. Left out: it can mean nothing else in any version. */
  before?: string
}

/** Rewrites Markdown files. What it cannot rewrite without a loss it leaves. */
export interface NoteMod extends Former {
  note(file: UpgradedNote, config: Pick<SiteConfig, 'markdown'>): TextEdit[]
}

/** Moves a setting of the config. Where code works it out, the author is told. */
export interface SettingMod extends Former {
  from: string[]
  to: string[]
}

/** A Markdown file of a content folder; others include those whose names begin with `_`. */
export type UpgradedNote = Pick<ContentFile, 'collection' | 'text'>
