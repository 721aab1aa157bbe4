/** Words that say nothing about what a text is about; with their marks, for without them some would be other words. */
export const stopWords = new Set(
  (
    'a an and are as at be but by can do for from has have he if in into is it its no not of on or so such ' +
    'that the their then there these they this to was we were what when which will with you your ' +
    'bị bởi các cái cho có của cũng đã để đến được đó do hay hoặc khi không là lại làm lên mà mỗi một này nên ' +
    'nếu những như nó ra rằng rất sau sẽ tại thì theo thể trên trong từ và vào về vì việc với vẫn'
  ).split(' '),
)
