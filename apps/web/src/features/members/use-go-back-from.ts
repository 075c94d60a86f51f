import { shell } from '../../api/shell-port.ts'
import { useGo } from '../../navigation/use-go.ts'

/** Back, once a change is saved. Who has left the page by the browser's own way meanwhile stays where they are. */
export function useGoBackFrom(path: string): () => void {
  const go = useGo()
  return () => {
    if (shell()?.currentFullPath().startsWith(path)) go.back()
  }
}
