/** Texts of the script for offline reading. Only its page passes them on, in every language. */
export const offlineWords = {
  offlineNeedsScript: 'Keeping them needs JavaScript.',
  offlineNotHere: 'It cannot be kept here, only on the built site, at its main address.',
  offlineImpossible: 'This browser cannot keep a site, or the connection to it is not secure.',
  offlineSize: {
    one: 'That is 1 file, {size} on the device.',
    other: 'That is {count} files, {size} on the device.',
  },
  offlineProgress: '{done} of {count}',
  offlineStopped: 'Stopped at {done} of {count}. What has come stays.',
  offlineFailed: 'Not everything has come, only {done} of {count} ({reason}). What has come stays.',
  offlineKept: {
    one: 'Kept on {date}: 1 file, {size}.',
    other: 'Kept on {date}: {count} files, {size}.',
  },
  offlineOutdated: 'Kept on {date}. The site has changed since then.',
  keepOffline: 'Keep on this device',
  stopKeeping: 'Stop',
  keepAgain: 'Try again',
  updateOffline: 'Update',
  removeOffline: 'Remove',
} as const
