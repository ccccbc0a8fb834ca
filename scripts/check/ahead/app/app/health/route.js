export const dynamic = 'force-dynamic'; // only in today's model

let answers = 0;

export function GET() {
  answers += 1;
  return Response.json(answers);
}
