/**
 * Whether every package of a lock file is among the installed ones, in the same version. Optional ones do not
 * count: most of them are for other systems.
 */
export function isInstalled(wanted, installed) {
  return Object.entries(wanted.packages)
    .filter(([path, { optional }]) => path !== '' && !optional)
    .every(
      ([path, { version }]) => path in installed.packages && installed.packages[path].version === version,
    )
}
