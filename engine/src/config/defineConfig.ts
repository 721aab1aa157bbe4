import type { UserConfig } from './userConfig.ts'

/** Settings, or a function that gives them. */
type UserConfigSource = UserConfig | (() => UserConfig | Promise<UserConfig>)

/** Gives the settings in `sotay.config.ts` their type, so that editors complete and check them. */
export function defineConfig(config: UserConfigSource): UserConfigSource {
  return config
}
