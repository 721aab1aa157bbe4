import { useCallback, useReducer } from 'react'
import styles from './Exhibit.module.css'

/** Where a reader is in something that happens step by step. */
export interface Steps {
  /** From 0 to `last`. */
  step: number
  last: number
  isPlaying: boolean
  act(action: StepAction): void
}

export type StepAction = 'back' | 'next' | 'play' | 'pause' | 'restart' | 'tick'

type State = Pick<Steps, 'step' | 'isPlaying'>

/** Moves through `last` steps. A player at the end begins again. */
export function takeStep({ step, isPlaying }: State, action: StepAction, last: number): State {
  switch (action) {
    case 'back':
      return { step: Math.max(0, step - 1), isPlaying: false }
    case 'next':
      return { step: Math.min(last, step + 1), isPlaying: false }
    case 'play':
      return { step: step === last ? 0 : step, isPlaying: true }
    case 'pause':
      return { step, isPlaying: false }
    case 'restart':
      return { step: 0, isPlaying: false }
    case 'tick':
      return { step: Math.min(last, step + 1), isPlaying: isPlaying && step + 1 < last }
  }
}

/** Keeps the reader's place in `count` steps, of which `first` is shown before anybody acts. */
export function useSteps(count: number, first: 'start' | 'end' = 'start'): Steps {
  const last = Math.max(0, count - 1)
  const [{ step, isPlaying }, act] = useReducer(
    (state: State, action: StepAction) =>
      takeStep({ ...state, step: Math.min(state.step, last) }, action, last),
    { step: first === 'end' ? Number.POSITIVE_INFINITY : 0, isPlaying: false },
  )
  return { step: Math.min(step, last), last, isPlaying, act }
}

const pace = 900

/** The buttons that move through the steps, and how far they are. */
export function StepButtons({ step, last, isPlaying, act }: Steps) {
  // A ref ends with its element, as an effect does. But an island with an effect is loaded as soon as it is seen.
  const clock = useCallback(() => {
    const timer = setInterval(act, pace, 'tick')
    return () => clearInterval(timer)
  }, [act])
  return (
    <div className={styles.steps} ref={isPlaying ? clock : null}>
      <button type="button" aria-disabled={step === 0} onClick={() => act('back')}>
        Back
      </button>
      <button type="button" aria-disabled={step === last} onClick={() => act('next')}>
        Next
      </button>
      <button type="button" onClick={() => act(isPlaying ? 'pause' : 'play')}>
        {isPlaying ? 'Pause' : 'Play'}
      </button>
      <output>
        Step {step + 1} of {last + 1}
      </output>
    </div>
  )
}
