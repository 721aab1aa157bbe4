import type { Entry } from '../catalogue.ts'

/** Problems of the config file and of the modules it names. */
export const configProblems = {
  'missing-site-folder': (folder: string, isFile: boolean) => ({
    title: 'Site folder that does not exist',
    message: isFile ? `"${folder}" is a file, not the folder of a site.` : `There is no folder "${folder}".`,
    hint: 'Give the folder that holds the config file, or run the command inside it.',
  }),
  'missing-config': (folder: string, names: string[]) => ({
    title: 'Site without a config file',
    message: `The folder "${folder}" holds no ${names.length > 1 ? 'config file' : `file "${names[0]}"`}.`,
    hint:
      names.length > 1
        ? `Create one of ${names.join(', ')} there, or give the folder of the site.`
        : 'The name given with --config counts from the site folder.',
  }),
  'module-failed': (reason: string) => ({
    title: 'File whose code fails',
    message: `The file cannot be used: ${reason.replace(/\.?$/, '.')}`,
  }),
  'missing-package': (name: string) => ({
    title: 'Import of a package that is not installed',
    message: `The package "${name}" is not installed.`,
    hint: `Run "npm install ${name}", or correct the import.`,
  }),
  'wrong-export': (found: string | undefined, expected: string) => ({
    title: 'File that does not export what is needed',
    message: found === undefined ? 'The file has no default export.' : `The default export is ${found}.`,
    hint: `Write "export default", followed by ${expected}.`,
  }),
  'unknown-setting': (setting: string, hint?: string) => ({
    title: 'Setting that does not exist',
    message: `There is no setting ${setting}.`,
    hint,
  }),
  'missing-setting': (setting: string, expected: string) => ({
    title: 'Setting that is required',
    message: `${setting} is missing. It ${expected}.`,
  }),
  'invalid-setting': (wrong: { setting: string; value: string; expected: string; hint?: string }) => ({
    title: 'Setting with a wrong value',
    message: `${wrong.setting} is ${wrong.value}. It ${wrong.expected}.`,
    hint: wrong.hint,
  }),
  'missing-sidebars-file': (file: string) => ({
    title: 'Sidebars file that does not exist',
    message: `"docs.sidebarPath" names ${file}, but there is no such file.`,
    hint: 'Create it, set "docs.sidebarPath" to false for no sidebars, or leave it out for one made from the folders.',
  }),
} satisfies Record<string, (...facts: never[]) => Entry>
