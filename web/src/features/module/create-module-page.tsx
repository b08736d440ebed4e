import { titled } from '../../platform/page/titled.ts'
import { CreateModuleForm } from './create-module-form.tsx'

export const head = () => ({ title: titled('Create Module'), unlisted: true })

export function Page() {
  return (
    <main id="main" className="page">
      <div className="page-head">
        <h1 className="title">Create Module</h1>
        <p className="lead">A short run of questions with one idea each.</p>
      </div>
      <CreateModuleForm />
    </main>
  )
}
