/** A message whose line breaks start new paragraphs. */
export function LongText({ text }: { text: string }) {
  return (
    <div className="flex flex-col gap-2 text-callout leading-[22px] text-text-2">
      {text.split('\n').map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
  )
}
