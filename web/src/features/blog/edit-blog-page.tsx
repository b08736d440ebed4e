import { say } from 'words:blog'
import { updateBlog } from '@callofcode/contract/blog/blog'
import type { Item } from '@callofcode/contract/version/version'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { call } from '../../platform/api/client.ts'
import { zodResolver } from '../../platform/form/rules.ts'
import { contentOf, EditForm, type EditKind, EditPage, editScreen, useEdit } from '../edit/public.ts'
import {
  type BlogFields,
  type BlogForm,
  BlogFormFields,
  type BlogSent,
  blogFields,
  fieldsOfBlog,
} from './blog-form-fields.tsx'

export const { head, load } = editScreen('blogs')

export function Page() {
  return <EditPage kind="blogs">{(item) => <EditBlogForm key={item._id} item={item} />}</EditPage>
}

const blogEdit: EditKind<BlogFields, BlogSent> = {
  kind: 'blogs',
  names: {
    get title() {
      return say('title')
    },
    get author() {
      return say('author')
    },
    get category() {
      return say('category')
    },
    get tags() {
      return say('tags')
    },
    get content() {
      return say('content')
    },
  },
  fieldsOf: (content, version) => fieldsOfBlog(contentOf('blogs', content), version),
  send: (id, { version: _, ...body }, basedOn) => call(updateBlog, { params: { id }, body }, { basedOn }),
}

function EditBlogForm({ item }: { item: Item }) {
  const [before] = useState(() => blogEdit.fieldsOf(item.content, item.version))
  const form: BlogForm = useForm({ resolver: zodResolver(blogFields), defaultValues: before })
  const edit = useEdit({ item, form, before, of: blogEdit })
  return (
    <EditForm edit={edit}>
      <BlogFormFields form={form} />
    </EditForm>
  )
}
