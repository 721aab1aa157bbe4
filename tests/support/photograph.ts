import sharp from 'sharp'

const noise = (width: number, height: number) =>
  sharp(
    Buffer.from(
      Array.from({ length: width * height * 3 }, (_, index) => (index * index * 7919 + index * 31) % 251),
    ),
    { raw: { width, height, channels: 3 } },
  )

/** A picture with as much in it as a photograph: soft shapes with fine grain. */
export async function photograph(width: number, height: number): Promise<ReturnType<typeof sharp>> {
  const size = { width, height, fit: 'fill' } as const
  const shapes = await noise(12, 8).resize(size).png().toBuffer()
  const grain = await noise(width / 4, height / 4)
    .resize(size)
    .ensureAlpha(0.2)
    .png()
    .toBuffer()
  return sharp(
    await sharp(shapes)
      .composite([{ input: grain }])
      .png()
      .toBuffer(),
  )
}
