const reasons: Record<string, string> = {
  EACCES: 'no permission',
  EPERM: 'no permission',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the quota is used up',
  EROFS: 'the disk is read-only',
  ENOTDIR: 'a file is in the way of a folder',
  EEXIST: 'a file is in the way of a folder',
  EISDIR: 'it is a folder',
  ENOENT: 'it does not exist',
  EBUSY: 'another program uses it, or a disk is mounted there',
  ELOOP: 'it is a link that leads back to itself',
  EMFILE: 'too many files are open',
  ENXIO: 'it is a pipe, a socket or a device',
  ENOLINK: 'it is a link to a file that does not exist',
  ENAMETOOLONG: 'its name is too long',
}

/** The reason of a file system error, in words. */
export function diskReason(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException
  return (code && reasons[code]) ?? message
}
