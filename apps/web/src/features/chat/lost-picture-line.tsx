import { useMessages } from '../../language/messages.ts'
import { forgetPicture, type PictureNote } from './lost-pictures.ts'

/** A picture whose page was loaded anew before the server had it: the browser gives the file out only once. */
export function LostPictureLine({ picture: { key, name } }: { picture: PictureNote }) {
  const say = useMessages()
  return (
    <div className="chat-line" data-own data-unsent>
      <p className="chat-bubble chat-text">{name}</p>
      <p className="chat-meta" role="alert" data-failed>
        {say('supportChat.picture.lost')}
        <button type="button" className="chat-meta-action" onClick={() => forgetPicture(key)}>
          {say('supportChat.remove')}
        </button>
      </p>
    </div>
  )
}
