import { runWithin } from './siteCode.ts'

/** Without a repeated group and with few repetitions, a pattern cannot take long on a text that is shorter than this. */
const short = 5000

const isSimple = (source: string) => !/\)[*+{]/.test(source) && (source.match(/[*+{]/g)?.length ?? 0) < 3

/**
 * A regular expression of the settings. Where a text would keep it busy for seconds, as with `^(a+)+$`, it stops there
 * and throws what `fail` throws.
 */
export class LimitedPattern extends RegExp {
  readonly #fail: () => never
  readonly #isSimple: boolean

  constructor(
    pattern: RegExp,
    fail: () => never,
    /** In ms. What an author means to write takes less than one, and a busy machine may pause for some seconds. */
    private readonly patience = 5000,
  ) {
    super(pattern)
    this.#fail = fail
    this.#isSimple = isSimple(this.source)
  }

  /** Methods that copy an expression, as `split` does, get a plain one. */
  static override readonly [Symbol.species] = RegExp

  override exec(text: string): RegExpExecArray | null {
    if (this.#isSimple && text.length < short) return super.exec(text)
    try {
      return runWithin(this.patience, () => super.exec(text))
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ERR_SCRIPT_EXECUTION_TIMEOUT') throw error
      return this.#fail()
    }
  }
}
