/** Masks `GIT_PASS` and the credentials in URLs (`//user:password@`). */
export function hideSecrets(text: string, { GIT_PASS: password }: NodeJS.ProcessEnv): string {
  const spellings = password ? [password, encodeURIComponent(password)] : []
  const hidden = spellings.reduce((shown, spelling) => shown.replaceAll(spelling, '***'), text)
  return hidden.replace(/(\/\/)[^/\s]*@/g, '$1***@')
}
