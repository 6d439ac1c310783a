/** An OpenAPI document, as far as it is read here. */
interface Description {
  paths?: object;
  components?: object;
}

interface Operation {
  operationId: string;
  responses: Record<string, object>;
}

/**
 * The description with each response that several operations have, such as errors, once in `components.responses`.
 * Changes the given document. Throws when two different responses would get one name.
 */
export function shareResponses<T extends Description>(description: T): T {
  const all = responsesOf(description);
  const counts = new Map<string, number>();
  for (const { text } of all) counts.set(text, (counts.get(text) ?? 0) + 1);
  const names = new Map<string, string>();
  const shared: Record<string, object> = {};
  for (const { responses, status, response, name, text } of all) {
    if (counts.get(text) === 1) continue;
    if (!names.has(text) && name in shared) {
      throw new Error(`Two different responses would be named ${name}`);
    }
    const known = names.get(text) ?? name;
    names.set(text, known);
    shared[known] = response;
    responses[status] = { $ref: `#/components/responses/${known}` };
  }
  description.components = { ...description.components, responses: shared };
  return description;
}

function responsesOf({ paths }: Description) {
  const methods = Object.values<Record<string, Operation>>(Object(paths));
  const operations = methods.flatMap((byMethod) => Object.values(byMethod));
  return operations.flatMap(({ operationId, responses }) =>
    Object.entries(responses)
      .filter(([, response]) => 'content' in response)
      .map(([status, response]) => ({
        responses,
        status,
        response,
        text: JSON.stringify(response),
        // All errors have one shape.
        name: Number(status) < 400 ? `${operationId}${status}` : 'Error',
      })),
  );
}
