import {
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
  sign,
  verify,
} from 'node:crypto'

/** The two keys of a shared cache, as text: whoever has the private one may fill it. */
export interface CacheKeys {
  /** Ed25519, as base64url of its 32 bytes. It may be read by anybody. */
  publicKey: string
  /** PKCS #8, as base64. */
  privateKey: string
}

export function makeKeys(): CacheKeys {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519')
  const der = privateKey.export({ format: 'der', type: 'pkcs8' })
  return { publicKey: toText(publicKey), privateKey: der.toString('base64') }
}

/** Reads a private key. Undefined if the text is not a key, or not the one that belongs to the public key. */
export function readPrivateKey(text: string, publicKey: string): KeyObject | undefined {
  try {
    const key = createPrivateKey({ key: Buffer.from(text, 'base64'), format: 'der', type: 'pkcs8' })
    return toText(createPublicKey(key)) === publicKey ? key : undefined
  } catch {
    return undefined
  }
}

const toText = (publicKey: KeyObject) => publicKey.export({ format: 'jwk' }).x!

/** A text with its signature in front. The name is signed too, so that no text can be passed off as another. */
export function signText(name: string, text: string, key: KeyObject): string {
  return `${sign(null, signed(name, text), key).toString('base64')}\n${text}`
}

/** The text that was signed. Undefined if it is not signed under this name with the key that belongs to the public one. */
export function readSigned(name: string, written: string, publicKey: string): string | undefined {
  const [signature = ''] = written.split('\n', 1)
  const text = written.slice(signature.length + 1)
  const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x: publicKey }, format: 'jwk' })
  return verify(null, signed(name, text), key, Buffer.from(signature, 'base64')) ? text : undefined
}

const signed = (name: string, text: string) => Buffer.from(`${name}\n${text}`)
