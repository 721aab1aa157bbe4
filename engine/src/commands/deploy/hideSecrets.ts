/** Takes the password of the environment, and what stands before the host of an address, out of a text that people see. */
export function hideSecrets(text: string, { GIT_PASS: password }: NodeJS.ProcessEnv): string {
  const spellings = password ? [password, encodeURIComponent(password)] : []
  const hidden = spellings.reduce((shown, spelling) => shown.replaceAll(spelling, '***'), text)
  return hidden.replace(/(\/\/)[^/\s]*@/g, '$1***@')
}
