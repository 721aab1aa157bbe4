import { expectTypeOf, test } from 'vitest'
import type { ConfigExport, NoteExport } from './model/noteModules.ts'
import type * as noteExports from './noteExports.ts'

// The type checker runs this test: the modules need facts that only the build of a site has.
test('every export of every module is there, but for those made from the config of a site', () => {
  expectTypeOf<keyof typeof noteExports>().toEqualTypeOf<
    | Exclude<NoteExport, ConfigExport>
    | 'admonitionKind'
    | 'admonitionKindsOf'
    | 'admonitionOf'
    | 'codeBlockOf'
    | 'codeLayoutOf'
    | 'liveCodeOf'
    | 'playgroundOf'
    | 'ImportedMarkdown'
    | 'markIsland'
    | 'pluginDataHooks'
    | 'standIn'
    | 'themePart'
  >()
})
