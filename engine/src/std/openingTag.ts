/** An opening tag as the engine writes it, with attribute values in double quotes. */
export const openingTag = /<[a-z][^\s>/]*(?:\s+[^\s=>/"]+(?:="[^"]*")?)*\s*\/?>/gi
