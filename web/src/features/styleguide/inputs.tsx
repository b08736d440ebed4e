import { useState } from 'react'
import { Field } from '../../platform/form/field.tsx'
import { Checkbox, Radio, Select, TextArea, TextInput } from '../../platform/form/inputs.tsx'
import { OtpInput } from '../../platform/form/otp-input.tsx'
import { PasswordInput } from '../../platform/form/password-input.tsx'
import { SearchRow } from '../../platform/form/search-row.tsx'
import { Button } from '../../platform/ui/button.tsx'
import { Icon } from '../../platform/ui/icon.tsx'
import { Spec } from './spec.tsx'

export function Inputs() {
  return (
    <Spec number={5} title="Inputs">
      <form className="form two-up" noValidate>
        <Texts />
        <Field label="Difficulty">
          <Select>
            <option>Easy</option>
            <option>Medium</option>
            <option>Hard</option>
          </Select>
        </Field>
        <Field label="Password" required>
          <PasswordInput autoComplete="off" defaultValue="Callofcode1!" />
        </Field>
        <Field label="Bio" span hint="0 of 500">
          <TextArea placeholder="What should the squad know?" />
        </Field>
        <Codes />
      </form>
      <Search />
      <Marks />
    </Spec>
  )
}

function Texts() {
  return (
    <>
      <Field label="Title" required hint="Shown on the card.">
        <TextInput placeholder="Two pointers in a week" />
      </Field>
      <Field label="Email">
        <TextInput type="email" icon="mail" placeholder="you@college.edu" autoComplete="off" />
      </Field>
      <Field label="Hovered">
        <TextInput className="is-hover" defaultValue="Hash maps, honestly" />
      </Field>
      <Field label="Focused">
        <TextInput className="is-focus" defaultValue="Trees without fear" />
      </Field>
      <Field label="Link" error="Enter a full address, like https://leetcode.com/problems/two-sum/">
        <TextInput defaultValue="leetcode" />
      </Field>
      <Field label="Disabled">
        <TextInput defaultValue="Waits for approval" disabled />
      </Field>
      <Field label="Read-only">
        <TextInput defaultValue="asha@college.edu" readOnly />
      </Field>
    </>
  )
}

function Codes() {
  const [code, setCode] = useState('409')
  return (
    <>
      <Field label="One-time code" hint="Six digits, from the mail.">
        <OtpInput value={code} onChange={(event) => setCode(event.target.value)} />
      </Field>
      <Field label="One-time code, refused" error="This code is not the one that was sent.">
        <OtpInput value="123456" readOnly />
      </Field>
    </>
  )
}

function Search() {
  const [text, setText] = useState('')
  return (
    <>
      <SearchRow
        label="Search topics"
        placeholder="Search topics..."
        value={text}
        onChange={setText}
        count="24 topics"
        chosen={1}
        filters={<Checkbox defaultChecked>Solvable here</Checkbox>}
      />
      <SearchRow
        label="Search members"
        placeholder="Search members..."
        value=""
        onChange={() => undefined}
        many
        filters={<Checkbox>With a task</Checkbox>}
      >
        <Button variant="primary" className="main-act">
          <Icon name="plus" />
          <span className="word">Import</span>
        </Button>
      </SearchRow>
    </>
  )
}

function Marks() {
  return (
    <div className="row-btns">
      <Checkbox>Off</Checkbox>
      <Checkbox defaultChecked>On</Checkbox>
      <Checkbox disabled>Disabled</Checkbox>
      <Checkbox aria-busy>Being saved</Checkbox>
      <Radio name="guide-radio" defaultChecked>
        Chosen
      </Radio>
      <Radio name="guide-radio">Other</Radio>
    </div>
  )
}
