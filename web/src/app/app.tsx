import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type AnyRouter, RouterProvider } from '@tanstack/react-router'
import { Toaster } from '../platform/feedback/toaster.tsx'

/** The whole app, the same on the server and in the browser. */
export function App({ router, client }: { router: AnyRouter; client: QueryClient }) {
  return (
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
      <Toaster />
    </QueryClientProvider>
  )
}
