import type { z } from 'zod'
import type { MarkdownPlugin } from '../model/markdownPlugin.ts'
import type { configSchema } from './siteConfig.ts'

/** Settings, or a function that gives them. */
type UserConfigSource = UserConfig | (() => UserConfig | Promise<UserConfig>)

/** Gives the settings in `sotay.config.ts` their type, so that editors complete and check them. */
export function defineConfig(config: UserConfigSource): UserConfigSource {
  return config
}

/** Gives a plugin for Markdown its type, so that editors complete and check it. */
export function definePlugin(plugin: MarkdownPlugin): MarkdownPlugin {
  return plugin
}

/** The settings in `sotay.config.ts`. Only `title` and `url` are required. */
export type UserConfig = z.input<typeof configSchema>
