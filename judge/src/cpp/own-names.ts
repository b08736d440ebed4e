/** Names that the library has had since C++20. GCC 12 compiles as C++17 by default, where these names are free. */
const NEWER = new Set(
  `
  add_sat aligned_accessor allocate_shared_for_overwrite allocation_result as_bytes as_writable_bytes
  assignable_from assume_aligned atomic_char8_t atomic_flag_notify_all atomic_flag_notify_one atomic_flag_test
  atomic_flag_test_explicit atomic_flag_wait atomic_flag_wait_explicit atomic_notify_all atomic_notify_one
  atomic_ref atomic_signed_lock_free atomic_unsigned_lock_free atomic_wait atomic_wait_explicit
  bad_expected_access barrier basic_common_reference basic_const_iterator basic_format_arg basic_format_args
  basic_format_context basic_format_parse_context basic_format_string basic_ispanstream basic_ospanstream
  basic_osyncstream basic_spanbuf basic_spanstream basic_stacktrace basic_syncbuf bfloat16_t
  bidirectional_iterator binary_semaphore bind_back bind_front bit_cast bit_ceil bit_floor bit_width byteswap
  cmp_equal cmp_greater cmp_greater_equal cmp_less cmp_less_equal cmp_not_equal common_comparison_category
  common_comparison_category_t common_iterator common_reference common_reference_t common_reference_with
  common_with compare_three_way compare_three_way_result compare_three_way_result_t const_iterator const_sentinel
  construct_at constructible_from contiguous_iterator contiguous_iterator_tag convertible_to copy_constructible
  copyable coroutine_handle coroutine_traits counted_iterator counting_semaphore countl_one countl_zero countr_one
  countr_zero default_accessor default_initializable default_sentinel default_sentinel_t derived_from
  destroying_delete destroying_delete_t destructible dextents dims disable_sized_sentinel_for div_sat
  dynamic_extent emit_on_flush enable_nonlocking_formatter_optimization endian equality_comparable
  equality_comparable_with equivalence_relation erase erase_if expected extents flat_map flat_multimap
  flat_multiset flat_set float128_t float16_t float32_t float64_t floating_point flush_emit format format_args
  format_context format_error format_kind format_parse_context format_string format_to format_to_n
  format_to_n_result formattable formatted_size formatter forward_iterator forward_like from_range from_range_t
  generator has_single_bit hazard_pointer hazard_pointer_obj_base identity in_range incrementable
  incrementable_traits indirect_binary_predicate indirect_equivalence_relation indirect_result_t
  indirect_strict_weak_order indirect_unary_predicate indirectly_comparable indirectly_copyable
  indirectly_copyable_storable indirectly_movable indirectly_movable_storable indirectly_readable
  indirectly_readable_traits indirectly_regular_unary_invocable indirectly_swappable indirectly_unary_invocable
  indirectly_writable inout_ptr inout_ptr_t input_iterator input_or_output_iterator integral invocable invoke_r
  is_bounded_array is_bounded_array_v is_constant_evaluated is_corresponding_member is_eq is_execution_policy
  is_execution_policy_v is_gt is_gteq is_implicit_lifetime is_implicit_lifetime_v is_layout_compatible
  is_layout_compatible_v is_lt is_lteq is_neq is_nothrow_convertible is_nothrow_convertible_v
  is_pointer_interconvertible_base_of is_pointer_interconvertible_base_of_v is_pointer_interconvertible_with_class
  is_scoped_enum is_scoped_enum_v is_sufficiently_aligned is_unbounded_array is_unbounded_array_v
  is_virtual_base_of is_virtual_base_of_v is_within_lifetime ispanstream iter_common_reference_t
  iter_const_reference_t iter_difference_t iter_reference_t iter_rvalue_reference_t iter_value_t jthread latch
  layout_left layout_right layout_stride lerp lexicographical_compare_three_way make_const_iterator
  make_format_args make_hazard_pointer make_obj_using_allocator make_shared_for_overwrite
  make_unique_for_overwrite make_wformat_args mdspan mergeable midpoint movable move_constructible
  move_only_function move_sentinel mul_sat noemit_on_flush noop_coroutine noop_coroutine_handle
  noop_coroutine_promise nostopstate nostopstate_t numbers ospanstream osyncstream out_ptr out_ptr_t
  output_iterator partial_ordering permutable popcount predicate print println projected random_access_iterator
  range_format range_formatter ranges rcu_barrier rcu_domain rcu_obj_base rcu_retire rcu_synchronize
  reference_constructs_from_temporary reference_constructs_from_temporary_v reference_converts_from_temporary
  reference_converts_from_temporary_v regular regular_invocable relation remove_cvref remove_cvref_t rotl rotr
  runtime_format same_as saturate_cast semiregular sentinel_for shift_left shift_right signed_integral
  sized_sentinel_for sortable sorted_equivalent sorted_equivalent_t sorted_unique sorted_unique_t source_location
  span spanbuf spanstream ssize stacktrace stacktrace_entry start_lifetime_as start_lifetime_as_array
  stop_callback stop_source stop_token strict_weak_order strong_ordering sub_sat suspend_always suspend_never
  swappable swappable_with syncbuf text_encoding three_way_comparable three_way_comparable_with to_address
  to_array to_underlying totally_ordered totally_ordered_with type_identity type_identity_t u8streampos u8string
  u8string_view unexpect unexpect_t uniform_random_bit_generator uninitialized_construct_using_allocator
  unreachable unreachable_sentinel unreachable_sentinel_t unsigned_integral unwrap_ref_decay unwrap_ref_decay_t
  unwrap_reference unwrap_reference_t uses_allocator_construction_args vformat vformat_to views visit_format_arg
  vprint_nonunicode vprint_unicode weak_ordering weakly_incrementable wformat_args wformat_context
  wformat_parse_context wformat_string wispanstream wospanstream wosyncstream wspanbuf wspanstream wsyncbuf yocto
  yotta zepto
`
    .trim()
    .split(/\s+/),
)

/** Those of these names that containers and matches have as their own members. */
const MEMBERS = new Set(['erase', 'format'])

/** Names that the compiler found twice: the program's own and the library's. */
const FOUND_TWICE =
  /(?:reference|call) to '(\w+)' is ambiguous|redefinition of '(\w+)' as different kind of symbol/g
const INCLUDE = /^[ \t]*#[ \t]*include\b.*$/gm
const WHOLE_LIBRARY = /<bits\/(?:stdc|extc)\+\+\.h>/

/** A program with other names. The compiler's messages contain `print_` where the learner wrote `print`. */
export interface Renamed {
  text: string
  names: readonly string[]
}

/** Returns whether the compiler found a name twice that GCC does not have. */
export const foundNewer = (output: string) => foundTwice(output).some((name) => NEWER.has(name))

/**
 * Returns the program with its own names changed behind its includes, or nothing where that would change its meaning. Here every
 * program sees the whole library, so that some names are found twice.
 * - A program that includes little of the library may use its other names, such as a global `count`.
 * - Any program may use names that are newer than C++17.
 * - A change is refused where GCC would also find both names, or where the library's name is used as well.
 */
export function withOwnNames(text: string, output: string): Renamed | undefined {
  const names = foundTwice(output)
  const includesLittle = text.match(INCLUDE) && !WHOLE_LIBRARY.test(text)
  return includesLittle || names.every((name) => NEWER.has(name)) ? renamed(text, names) : undefined
}

const FUNCTION = /\b(\w+)[ \t]{0,9}\([^(){};]{0,500}\)\s{0,99}(?:const\s{0,9})?\{/g

/**
 * Renames functions with such a name in the same way. A call that fits the program's function less well would silently use the
 * library's.
 */
export function withOwnFunctions(text: string): Renamed | undefined {
  const names = [...text.matchAll(FUNCTION)].map(([, name = '']) => name)
  return renamed(
    text,
    [...new Set(names)].filter((name) => NEWER.has(name) && !usesLibrarys(text, name)),
  )
}

function foundTwice(output: string): string[] {
  return [...new Set([...output.matchAll(FOUND_TWICE)].map(([, one, other]) => one ?? other ?? ''))]
}

function renamed(text: string, names: readonly string[]): Renamed | undefined {
  if (names.length === 0 || names.some((name) => usesLibrarys(text, name))) return undefined
  const last = [...text.matchAll(INCLUDE)].at(-1)
  const [before, behind] = last
    ? [text.slice(0, last.index + last[0].length), text.slice(last.index + last[0].length)]
    : ['', `\n${text}`]
  const define = names.map((name) => `#define ${name} ${name}_\n`).join('')
  const undefine = names.map((name) => `\n#undef ${name}`).join('')
  const line = last ? before.split('\n').length + 1 : 1
  return { text: `${before}\n${define}#line ${line}${behind}${undefine}`, names }
}

const usesLibrarys = (text: string, name: string) =>
  new RegExp(
    NEWER.has(name) && !MEMBERS.has(name) ? `std\\s*::\\s*${name}\\b` : `(?:\\.|->|::)\\s*${name}\\b`,
  ).test(text)
