import { foldWord } from '../../std/text.ts'
import { isSyllable } from './decodeKeystrokes.ts'

const listOf = (words: string) => words.split(/\s+/)

/** Words that carry a sentence but not its subject. */
const english = new Set(
  listOf(`a about am an and any are as at be been before between but by can could did do does doing for from get
gets had has have how i if in instead into is it its just like may me mean means my need of on or our please should
so some than that the their them then there these they this to us versus vs was we were what when where which while
who whom why will with without would you your
being doesn don each got he his isn itself let ll myself she themselves those whose yourself`),
)

/** The same in Vietnamese: particles, question words, and verbs before others. */
const vietnamese = new Set(
  listOf(`ai bao bằng bị bởi các cái cách chỉ cho chỗ chưa có còn của cũng cứ đang đã đâu để đến đó được gì giữa
hay hãy hơn hoặc không khi là lại làm lúc lên mà mấy mình một muốn nào này nên nếu nhau như những nhiều nhất phải qua ra
rằng rất rồi sao sự sau sẽ tại thế thì theo thêm tôi trên trong trước từ tới và vào vậy về vì với xong
đều đây họ kia mọi nó ở ta vẫn`),
)

/** Some of them are other words in English if they are typed without marks, */
const inEnglish = new Set(listOf('ai bi boi cac cho co da de den do hay hon nay ra sau se the toi va ve vi'))

/** and some in Vietnamese: `may` (`máy`) and `tai` (`tải`) say more than `mấy` and `tại`. */
const inVietnamese = new Set(
  listOf(
    'bao bang cai chi con cu day deu ho kia lai len ma may minh moi no o qua ra rat roi ta tai them tu van',
  ),
)

/** The others as typed without marks. */
const withoutMarks = new Set(
  [...vietnamese].map(foldWord).filter((word) => !inEnglish.has(word) && !inVietnamese.has(word)),
)

/** Words of questions and of every day that pages hold by chance; few are about them. */
const commonEnglish = new Set(
  listOf(`after again all allow also another around ask
avoid back bad became because become becomes begin behind best better big biggest bring call called
cannot cause certain change cheapest check choose clear come common correct decide differ difference
different difficult done down early easier easiest easily easy else enough even ever every everything
example explain fast faster fastest few find first full give given go good great happen happens hard
help hold huge idea important inside keep kind know last later least less little long longer look
looks lot made main make makes many maybe more most much must never new next not now off often old
once one only other out over own owns part people pick possible put quick quickly real really
reason right same say see seems set several show side simple simplest simply slow small smallest someone something sometimes soon start still stop sure take tell thing things too true try trying two
type types under understand until up use used useful user uses using usually very want way ways well
whole work working works worse worst write wrong`),
)

const commonVietnamese = new Set(
  listOf(`biết cần cùng dùng đúng giải thích giống gọi hoạt động hiểu hỏi khác loại nhỏ nói sử dụng tạo thấy tìm tốt
trình ví dụ việc viết`),
)

const particles = new Set(listOf('around away back down in off on out over through up'))

/** Whether a word may make another verb of the one before it: `log in`, `back up`. */
export const isParticle = (exact: string) => particles.has(exact)

/** How much a word says about what a reader wants, in English and Vietnamese: 1 for all but common words. */
export function weightOfWord(exact: string): number {
  return Math.min(weightInVietnamese(exact), english.has(exact) ? 0.1 : commonEnglish.has(exact) ? 0.3 : 1)
}

function weightInVietnamese(exact: string): number {
  if (vietnamese.has(exact) || withoutMarks.has(exact)) return 0.1
  return commonVietnamese.has(exact) ? 0.3 : 1
}

/** How much each word of a query says: `may` in `mang may tinh` and `an` in `an toàn` are no English words. */
export function weighWords(words: string[]): number[] {
  if (!isVietnamese(words)) return words.map(weightOfWord)
  if (!isWithoutMarks(words))
    return words.map((word) => (isSyllable(foldWord(word)) ? weightInVietnamese(word) : 1))
  return words.map((word) => (inEnglish.has(word) || withoutMarks.has(word) ? 0.1 : 1))
}

/**
 * How much a word counts that is no syllable in a Vietnamese query, such as `pod` in `pod bị khởi động lại`: it names the
 * subject, and two syllables make one word.
 */
const amongSyllables = 2

/** How much each word of a query counts for the syllables beside it. */
export function weighLoans(words: string[]): number[] {
  const isVietnamese = words.some((word) => foldWord(word) !== word || withoutMarks.has(word))
  return words.map((word) => (isVietnamese && !isSyllable(foldWord(word)) ? amongSyllables : 1))
}

/** Whether words are Vietnamese: at least half are its syllables, and no other is a common English word. */
function isVietnamese(words: string[]): boolean {
  const others = words.filter((word) => !isSyllable(foldWord(word)))
  return others.length <= words.length / 2 && others.every((word) => weightOfWord(word) === 1)
}

const isWithoutMarks = (words: string[]) => words.every((word) => foldWord(word) === word)

const asksFirst = new Set(
  listOf('are can could do does how is should what when where which who whom why will would'),
)
const asksAnywhere = new Set(listOf('đâu gì nào sao gi nao'))

/** Whether the words are a question, in English by the first of them, in Vietnamese by any. */
export function isQuestion(words: string[]): boolean {
  const isEnglish = asksFirst.has(words[0] ?? '') && !isVietnamese(words)
  return words.length > 2 && (isEnglish || words.some((word) => asksAnywhere.has(word)))
}
